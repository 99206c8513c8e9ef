import type { LucideIcon } from 'lucide-react';

interface IconProps {
  of: LucideIcon;
  /** Pixels. */
  size?: number;
  className?: string;
}

/** A decorative Lucide icon; the text beside it carries the meaning. */
export const Icon = ({ of: Glyph, size = 16, className }: IconProps) => (
  <Glyph size={size} strokeWidth={1.75} aria-hidden className={className} />
);
