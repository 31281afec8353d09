import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Loading } from './loading.tsx';
import { RequireSession } from './require-session.tsx';
import { SCREENS } from './screens.ts';
import { ScreenLayout } from './shell/screen-layout.tsx';

// each page is its own download, begun at once for the page the address asks for: the session is asked for meanwhile
const loadAuth = () => import('./auth-screen.tsx');
const loadDashboard = () => import('./dashboard/dashboard-page.tsx');
if (location.pathname === '/auth' || location.pathname === '/signup') void loadAuth();
else if (location.pathname === '/dashboard') {
  void loadDashboard();
  void import('../features/chat/chat-room.tsx');
}

const AuthScreen = lazy(async () => ({ default: (await loadAuth()).AuthScreen }));
const VerifyPage = lazy(async () => ({ default: (await import('../features/auth/verify-page.tsx')).VerifyPage }));
const ResetPage = lazy(async () => ({ default: (await import('../features/auth/reset-page.tsx')).ResetPage }));
const NotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).NotFound }));
const DashboardPage = lazy(async () => ({ default: (await loadDashboard()).DashboardPage }));

export const AppRoutes = () => (
  <Suspense fallback={<Loading text="Loading..." />}>
    <Routes>
      <Route path="/auth" element={<AuthScreen />} />
      <Route path="/signup" element={<AuthScreen />} />
      <Route path="/auth/verify" element={<VerifyPage />} />
      <Route path="/auth/reset" element={<ResetPage />} />
      <Route element={<RequireSession />}>
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route element={<ScreenLayout />}>
          {SCREENS.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Route>
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  </Suspense>
);
