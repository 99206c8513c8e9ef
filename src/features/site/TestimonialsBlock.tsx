import { type ComponentType, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { media, space } from '#ui/theme.ts';
import { type Testimonial, testimonialsContent } from './content/testimonialsContent.ts';
import { SiteBlock } from './SiteBlock.tsx';
import { TestimonialCard } from './TestimonialCard.tsx';

/** How far below the window the carousel is fetched. */
const FETCH_DISTANCE = '600px';

/** The first slides, as the carousel shows them, until it's there. */
const FirstSlides = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[6]};
  > :nth-child(n + 4) {
    display: none;
  }
  @media (max-width: 1023.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :nth-child(n + 3) {
      display: none;
    }
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    > :nth-child(n + 2) {
      display: none;
    }
  }
`;

const Slides = styled.div`
  margin-top: ${space[10]};
  /* The buttons of the carousel. */
  padding-bottom: 60px;
  &:has([role='group']) {
    padding-bottom: 0;
  }
  /* The browser would scroll when the carousel replaces the first slides. */
  overflow-anchor: none;
`;

const { heading, testimonials } = testimonialsContent;

/** The testimonials. The carousel is fetched when the visitor comes near. */
export function TestimonialsBlock() {
  const root = useRef<HTMLDivElement>(null);
  const [Carousel, setCarousel] = useState<ComponentType<{
    testimonials: readonly Testimonial[];
  }> | null>(null);

  useEffect(() => {
    if (!root.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./TestimonialCarousel.tsx').then(
          ({ TestimonialCarousel }) => setCarousel(() => TestimonialCarousel),
          () => {
            // Offline: the first slides stay.
          },
        );
      },
      { rootMargin: FETCH_DISTANCE },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, []);

  return (
    <SiteBlock id="testimonials" title={heading}>
      <Slides ref={root}>
        {Carousel ? (
          <Carousel testimonials={testimonials} />
        ) : (
          <FirstSlides>
            {testimonials.map((testimonial) => (
              <li key={testimonial.id}>
                <TestimonialCard {...testimonial} />
              </li>
            ))}
          </FirstSlides>
        )}
      </Slides>
    </SiteBlock>
  );
}
