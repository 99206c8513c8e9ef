import { Star } from 'lucide-react';
import styled from 'styled-components';
import { Disc } from '#ui/display/IconDisc.tsx';
import { color, radius, space, text } from '#ui/theme.ts';
import type { Testimonial } from './content/testimonialsContent.ts';

const Quote = styled.figure`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: ${space[6]};
  border: 1px solid ${color.line};
  border-radius: ${radius.sheet};
  background: ${color.surface};

  blockquote {
    flex: 1;
    margin: ${space[4]} 0 ${space[5]};
    ${text.reading}
    text-wrap: pretty;
  }
`;

const Stars = styled.div`
  display: flex;
  gap: 3px;
  color: ${color.accentText};
  svg {
    fill: currentColor;
  }
`;

const Person = styled.figcaption`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${space[3]};
  align-items: center;
  ${text.small}
  color: ${color.ink3};

  strong {
    display: block;
    ${text.body}
    font-weight: 600;
    color: ${color.ink};
  }
`;

const Avatar = styled(Disc)`
  font-weight: 600;
`;

/** One testimonial. */
export const TestimonialCard = (testimonial: Testimonial) => {
  const { name, role, company, avatar, rating, text: words, platform } = testimonial;
  return (
    <Quote>
      <Stars role="img" aria-label={`${rating} out of 5 stars`}>
        {Array.from({ length: rating }, (_, star) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stars are all alike.
          <Star key={star} size={16} strokeWidth={1.75} aria-hidden />
        ))}
      </Stars>
      <blockquote>{words}</blockquote>
      <Person>
        <Avatar aria-hidden>{avatar}</Avatar>
        <div>
          <strong>{name}</strong>
          {role}, {company}
          <br />
          Finds leads on: {platform}
        </div>
      </Person>
    </Quote>
  );
};
