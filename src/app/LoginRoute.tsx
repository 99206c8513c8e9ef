import { LoginPage } from '#pages/LoginPage.tsx';
import { TooltipProvider } from '#ui/Tooltip.tsx';
import { config } from './config.ts';

/** /login with its settings. */
export const LoginRoute = () => (
  <TooltipProvider>
    <LoginPage earlyAccessUrl={config.earlyAccessUrl || undefined} />
  </TooltipProvider>
);
