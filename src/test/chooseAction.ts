import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses an action from the menu of a card or row. */
export async function chooseAction(
  user: UserEvent,
  lead: HTMLElement,
  action: string,
): Promise<void> {
  await user.click(within(lead).getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
