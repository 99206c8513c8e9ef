import { PenLine } from 'lucide-react';
import styled from 'styled-components';
import { Badge } from '#ui/display/Badge.tsx';
import { BrandMark } from '#ui/display/BrandMark.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { color, media, radius, space, text } from '#ui/theme.ts';
import { BrowserWindow } from './BrowserWindow.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 19rem;
  min-height: 23rem;
  text-align: left;
  user-select: none;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }
`;

const Posting = styled.div`
  display: grid;
  gap: 14px;
  align-content: start;
  padding: ${space[10]} 44px;
  ${media.narrow} {
    display: none;
  }
`;

const Line = styled.div<{ $width: number }>`
  width: ${({ $width }) => $width}%;
  height: 12px;
  border-radius: 3px;
  background: ${color.sunken};
  &:first-child {
    height: 20px;
  }
`;

const Panel = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  padding: ${space[4]};
  border-left: 1px solid ${color.line};
  background: ${color.paper};
  ${media.narrow} {
    border-left: 0;
  }
`;

const Title = styled.p`
  font-weight: 600;
`;

const Facts = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-top: ${space[2]};
  ${text.small}
  color: ${color.ink2};
`;

const Drawn = styled.div<{ $primary?: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: 36px;
  border: 1px solid ${({ $primary }) => ($primary ? 'transparent' : color.line2)};
  border-radius: ${radius.control};
  background: ${({ $primary }) => ($primary ? color.accent : color.surface)};
  color: ${({ $primary }) => ($primary ? color.onAccent : color.ink)};
  font-weight: 500;
`;

/** The widths of the lines of text, in percent. */
const LINES = [38, 24, 92, 88, 95, 64, 90, 82, 40];

/** A decorative drawing of the side panel beside a job posting. */
export const SidePanelPicture = () => (
  <div aria-hidden>
    <BrowserWindow address="jobs.northwind.example/senior-platform-engineer">
      <Columns>
        <Posting>
          {LINES.map((width) => (
            <Line key={width} $width={width} />
          ))}
        </Posting>
        <Panel>
          <BrandMark />
          <Muted $size="smallest">Read from this page</Muted>
          <Card as="div">
            <Title>Senior Platform Engineer</Title>
            <Muted $size="smallest">Northwind Traders · Oslo, hybrid</Muted>
            <Facts>
              <Badge dot>New</Badge> NOK 950k
            </Facts>
          </Card>
          <Drawn $primary>Save Lead</Drawn>
          <Drawn>
            <Icon of={PenLine} />
            Save and write pitch
          </Drawn>
        </Panel>
      </Columns>
    </BrowserWindow>
  </div>
);
