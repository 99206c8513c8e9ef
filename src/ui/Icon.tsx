import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';

interface IconProps {
  of: LucideIcon;
  /** Pixels, 16 when left out. */
  size?: number;
  className?: string;
}

/** A Lucide icon in the one stroke of the design. Decorative: the words beside it carry the meaning. */
export const Icon = memo(function Icon({ of: Drawing, size = 16, className }: IconProps) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden className={className} />;
});
