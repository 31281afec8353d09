import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { DashboardPage } from './first-screen.ts';
import { Loading } from './loading.tsx';
import { RequireSession } from './require-session.tsx';
import { SCREENS } from './screens.ts';
import { ScreenLayout } from './shell/screen-layout.tsx';

const SignInAway = lazy(async () => ({ default: (await import('./sign-in-away.tsx')).SignInAway }));
const VerifyPage = lazy(async () => ({ default: (await import('../features/auth/verify-page.tsx')).VerifyPage }));
const GooglePage = lazy(async () => ({ default: (await import('../features/auth/google-page.tsx')).GooglePage }));
const NotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).NotFound }));

export const AppRoutes = () => (
  <Suspense fallback={<Loading text="Loading..." />}>
    <Routes>
      <Route path="/auth/*" element={<SignInAway />} />
      <Route path="/signup" element={<SignInAway />} />
      <Route path="/auth/verify" element={<VerifyPage />} />
      <Route path="/auth/google" element={<GooglePage />} />
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
