import { Toasts } from '#features/shell/Toasts.tsx';
import { TooltipProvider } from '#ui/overlays/Tooltip.tsx';

/** The toasts of the public pages. */
export const PublicToasts = () => (
  <TooltipProvider>
    <Toasts />
  </TooltipProvider>
);
