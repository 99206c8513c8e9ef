import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useGetProfileQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { InlineEdit } from '#ui/fields/InlineEdit.tsx';
import { color, radius, space, text } from '#ui/theme.ts';
import { formatMoney } from '../formatMoney.ts';
import { LeadStatusMenu } from '../LeadStatusMenu.tsx';
import { selectCurrency } from '../leadSelectors.ts';
import { parseValue } from './detailTexts.ts';
import { FollowUpPicker } from './FollowUpPicker.tsx';
import { LeadPriorityMenu } from './LeadPriorityMenu.tsx';
import { useDetailText } from './useDetailText.ts';

/** Ruled cells: the gaps show the background. */
const Box = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${color.line2};
  border-radius: ${radius.card};
  background: ${color.line2};
`;

const Cell = styled.div<{ $wide?: boolean }>`
  flex: 1 1 ${({ $wide }) => ($wide ? '100%' : '6.5rem')};
  padding: ${space[2]} ${space[3]} ${space[3]};
  background: ${color.surface};
  > dt {
    ${text.smallest}
    color: ${color.ink3};
  }
  > dd {
    min-height: 28px;
    padding-top: 2px;
    font-weight: 500;
  }
`;

interface FactProps {
  label: string;
  wide?: boolean;
  children: ReactNode;
}

const Fact = ({ label, wide = false, children }: FactProps) => (
  <Cell $wide={wide}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </Cell>
);

/** The fields of a lead that change most often, each saved at once. */
export function LeadSummary({ lead }: { lead: Lead }) {
  // The side panel hasn't loaded the profile.
  useGetProfileQuery();
  const own = useAppSelector(selectCurrency);
  const currency = lead.currency ?? own;
  const value = useDetailText({
    lead,
    field: 'value',
    current: lead.value === 0 ? '' : String(lead.value),
    parse: parseValue(currency, own),
  });
  return (
    <Box>
      <Fact label="Status">
        <LeadStatusMenu lead={lead} />
      </Fact>
      <Fact label="Priority">
        <LeadPriorityMenu lead={lead} />
      </Fact>
      <Fact label="Value">
        <InlineEdit
          label="Value"
          edit={value}
          {...(lead.value === 0
            ? { addLabel: 'Add value' }
            : { value: formatMoney(lead.value, currency) })}
          inputMode="decimal"
          placeholder={(14_400).toLocaleString()}
        />
      </Fact>
      <Fact label="Next Follow-up" wide>
        <FollowUpPicker lead={lead} />
      </Fact>
    </Box>
  );
}
