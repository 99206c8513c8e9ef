import { RepliesCard } from '#features/messages/RepliesCard.tsx';
import { FormRouter } from './FormRouter.tsx';

/** The replies that the user hasn't checked, as on the dashboard. */
export const PanelReplies = () => (
  <FormRouter>
    <RepliesCard />
  </FormRouter>
);
