import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Box, Row } from '#ui/layout/Stack.tsx';
import { color, space, text } from '#ui/theme.ts';
import { settingsText } from './pitchOptions.ts';
import { APPLICATION, EMPTY_SETTINGS, rememberStyle, styleFor } from './pitchStyle.ts';
import { SettingSelects } from './SettingFields.tsx';

const StartCard = styled(Card)`
  padding: ${space[1]} ${space[2]} ${space[1]} ${space[5]};
`;

const Start = styled(Row)`
  min-height: 40px;
  ${text.body}
  color: ${color.ink2};
  strong {
    flex: 1;
    color: ${color.ink};
    font-weight: 500;
  }
`;

/** What new letters for a job start with, in this browser. */
export function LetterStart() {
  const [style, setStyle] = useState(() => styleFor(APPLICATION));
  const [isOpen, setOpen] = useState(false);
  const settings = { ...EMPTY_SETTINGS, ...style };
  return (
    <StartCard as="section" aria-label="New letters">
      <Start $gap={3}>
        <span>New letters start as</span>
        <strong>
          {settingsText(settings)} · {style.language || 'the posting’s language'}
        </strong>
        <Button variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Done' : 'Change'}
        </Button>
      </Start>
      {isOpen && (
        <Box $pad={[2, 3, 3, 0]} $size="small">
          <SettingSelects
            settings={settings}
            onlyFirst
            onChange={(changes) => {
              const changed = { ...style, ...changes };
              rememberStyle(APPLICATION, changed);
              setStyle(changed);
            }}
          />
        </Box>
      )}
    </StartCard>
  );
}
