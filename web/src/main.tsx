import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { listenForInstall } from './app/offline/install.ts';
import { registerServiceWorker } from './app/offline/register.ts';
import { listenForPops } from './lib/pop-guard.ts';

listenForPops();
listenForInstall();
registerServiceWorker();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
