import { Sparkles } from 'lucide-react';
import styled from 'styled-components';
import { Badge } from '#ui/Badge.tsx';
import { BrandMark } from '#ui/BrandMark.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { color, media, radius, shadow, space, text } from '#ui/theme.ts';

const Window = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line2};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  text-align: left;
  user-select: none;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-bottom: 1px solid ${color.line};
  background: ${color.sunken};
  ${text.smallest}
  color: ${color.ink3};

  i {
    flex: none;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${color.line2};
  }
  span {
    margin-left: ${space[3]};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 19rem;
  min-height: 23rem;
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

const Line = styled.div`
  height: 12px;
  border-radius: 3px;
  background: ${color.sunken};
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

const Note = styled.p`
  ${text.smallest}
  color: ${color.ink3};
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

const LINES = ['38%', '24%', '92%', '88%', '95%', '64%', '90%', '82%', '40%'];

/** A decorative drawing of the side panel beside a job posting. */
export const SidePanelPicture = () => (
  <Window aria-hidden>
    <Bar>
      <i />
      <i />
      <i />
      <span>jobs.northwind.example/senior-platform-engineer</span>
    </Bar>
    <Columns>
      <Posting>
        {LINES.map((width, index) => (
          <Line key={width} style={{ width, height: index === 0 ? 20 : undefined }} />
        ))}
      </Posting>
      <Panel>
        <BrandMark />
        <Note>Read from this page</Note>
        <Card as="div">
          <p style={{ fontWeight: 600 }}>Senior Platform Engineer</p>
          <Note>Northwind Traders · Oslo, hybrid</Note>
          <Facts>
            <Badge dot>New</Badge> NOK 950k
          </Facts>
        </Card>
        <Drawn $primary>Save Lead</Drawn>
        <Drawn>
          <Icon of={Sparkles} />
          Write the pitch
        </Drawn>
      </Panel>
    </Columns>
  </Window>
);
