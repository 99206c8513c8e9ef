import type { LucideIcon } from 'lucide-react';
import { Building2, Eye, Zap } from 'lucide-react';

export interface PricingTier {
  id: string;
  name: string;
  description: string;
  /** Not shown while the tier is coming soon. */
  price: string;
  period: string;
  features: readonly string[];
  cta: string;
  /** Has the 'Most Popular' badge. */
  popular: boolean;
  /** Disabled, under the 'Coming Soon' overlay. */
  comingSoon: boolean;
  icon: LucideIcon;
  color: 'accent' | 'neutral';
}

/** The pricing block (product spec, section 3, Pricing tier). */
export const pricingContent = {
  heading: 'Pricing',
  text: 'The preview is free. Pro and Enterprise have no price yet; what already works is part of the preview.',
  popular: 'Most Popular',
  comingSoon: 'Coming Soon',
  /** What later tiers list and the product already does. */
  inPreview: ['Analytics dashboard', 'Export', 'API access'],
  available: 'Available in the preview',
  tiers: [
    {
      id: 'preview',
      name: 'Preview',
      description: 'Everything you need to get started.',
      price: 'Free',
      period: 'for a limited time',
      features: ['Basic lead tracking', 'Up to 50 leads', 'Standard labels', 'Email support'],
      cta: 'Add to browser',
      popular: false,
      comingSoon: false,
      icon: Eye,
      color: 'accent',
    },
    {
      id: 'pro',
      name: 'Pro',
      description: 'For an active search or a full pipeline.',
      price: '',
      period: '',
      features: [
        'Unlimited leads',
        'Advanced AI pitches',
        'Custom labels and categories',
        'Priority support',
        'Analytics dashboard',
        'Export',
      ],
      cta: 'Beta Access',
      popular: true,
      comingSoon: true,
      icon: Zap,
      color: 'neutral',
    },
    {
      id: 'enterprise',
      name: 'Enterprise',
      description: 'For teams that share their leads.',
      price: '',
      period: '',
      features: [
        'Team collaboration',
        'Advanced analytics',
        'API access',
        'Custom integrations',
        'Dedicated support',
        'White-label options',
      ],
      cta: 'Coming Soon',
      popular: false,
      comingSoon: true,
      icon: Building2,
      color: 'neutral',
    },
  ] as readonly PricingTier[],
};
