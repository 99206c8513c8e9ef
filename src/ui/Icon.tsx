import type { LucideIcon } from 'lucide-react';

interface IconProps {
  of: LucideIcon;
  /** Pixels, 16 when left out. */
  size?: number;
  className?: string;
}

/** A Lucide icon in the one stroke of the design. Decorative: the words beside it carry the meaning. */
export const Icon = ({ of: Drawing, size = 16, className }: IconProps) => (
  <Drawing size={size} strokeWidth={1.75} aria-hidden className={className} />
);
