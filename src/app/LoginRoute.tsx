import { LoginPage } from '#pages/LoginPage.tsx';
import { TooltipProvider } from '#ui/overlays/Tooltip.tsx';

/** /login, the only public page with a tooltip. */
export const LoginRoute = ({ earlyAccessUrl }: { earlyAccessUrl: string | undefined }) => (
  <TooltipProvider>
    <LoginPage earlyAccessUrl={earlyAccessUrl} />
  </TooltipProvider>
);
