import { providerAt } from '#domain/contract/aiProviders.ts';
import type { Config } from '../config/config.ts';
import type { Ai, AiFor } from './ai.ts';

/** The operator's model, the same for every user. The layer is loaded when it is first used. */
export function operatorAi({ ai, aiOptions }: Pick<Config, 'ai' | 'aiOptions'>): AiFor {
  if (ai === null) return async () => null;
  let opened: Promise<Ai> | undefined;
  const open = async (): Promise<Ai> => {
    const { createAi } = await import('./createAi.ts');
    return createAi({ ...ai, provider: providerAt(ai.baseUrl) }, aiOptions);
  };
  return () => {
    opened ??= open();
    return opened;
  };
}
