import { screen } from '@testing-library/react';
import { LEAD_STATUSES } from '#domain/contract/enums.ts';
import { LEAD_STATUS_LABELS } from '#domain/leads/lead.ts';
import { stageOf } from '#domain/leads/stages.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { renderFeature } from '#test/renderFeature.tsx';
import { BoardCard } from './BoardCard.tsx';

test.each(LEAD_STATUSES)('says %s in words, unless the column is named so', (status) => {
  renderFeature(<BoardCard lead={makeLead({ status })} />);
  const label = LEAD_STATUS_LABELS[status];
  const badges = screen.queryAllByText(label);
  expect(badges).toHaveLength(stageOf(status).name === label ? 0 : 1);
});
