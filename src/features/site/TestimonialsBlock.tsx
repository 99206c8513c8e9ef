import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type MultiCarousel from 'react-multi-carousel';
import styled from 'styled-components';
import { useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { media, motion, space } from '#ui/theme.ts';
import { testimonialsContent } from './content/testimonialsContent.ts';
import { SiteBlock } from './SiteBlock.tsx';
import { REDUCED_MOTION } from './siteStyles.ts';
import { TestimonialCard } from './TestimonialCard.tsx';

/** How far below the window the carousel is fetched. */
const FETCH_DISTANCE = '600px';

/** Milliseconds between slides (product spec, section 9). */
const AUTOPLAY_SPEED = 5_000;

/** Three slides in wide windows, two from 768 pixels, one in narrower ones (product spec, section 9). */
const RESPONSIVE = {
  wide: { breakpoint: { max: 100_000, min: 1024 }, items: 3 },
  medium: { breakpoint: { max: 1023, min: 768 }, items: 2 },
  narrow: { breakpoint: { max: 767, min: 0 }, items: 1 },
};

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

/* The package's own style sheet has data: fonts, which the Content-Security-Policy forbids. */
const Slides = styled.div`
  --gap: ${space[6]};
  margin-top: ${space[10]};
  /* The buttons of the carousel. */
  padding-bottom: 60px;
  &[role='group'] {
    padding-bottom: 0;
  }
  /* The browser would scroll when the carousel replaces the first slides. */
  overflow-anchor: none;

  .react-multi-carousel-list {
    display: flex;
    overflow: hidden;
    margin-inline: calc(var(--gap) / -2);
  }
  .react-multi-carousel-track {
    position: relative;
    display: flex;
  }
  .react-multi-carousel-item {
    /* The package sets its own flex in the style attribute. */
    flex-shrink: 0 !important;
    padding-inline: calc(var(--gap) / 2);
  }
`;

const Controls = styled(Row)`
  margin-top: ${space[4]};
  button {
    width: 44px;
    height: 44px;
  }
`;

const { heading, testimonials } = testimonialsContent;

/** The testimonials. The carousel is fetched when the visitor comes near. It stays while the pointer is on it. */
export function TestimonialsBlock() {
  const root = useRef<HTMLDivElement>(null);
  const carousel = useRef<MultiCarousel>(null);
  const reducesMotion = useMediaQuery(REDUCED_MOTION);
  const [isPaused, setPaused] = useState(false);
  const [Carousel, setCarousel] = useState<typeof MultiCarousel | null>(null);

  useEffect(() => {
    if (!root.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('react-multi-carousel').then(
          // A CommonJS package: with Vite the import is its module, with Jest already its default export.
          ({ default: loaded }) =>
            setCarousel(() => ('default' in loaded ? (loaded.default as typeof loaded) : loaded)),
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
      <Slides
        ref={root}
        {...(Carousel && {
          role: 'group',
          'aria-roledescription': 'carousel',
          'aria-label': 'Testimonials',
        })}
      >
        {Carousel ? (
          <>
            <Carousel
              ref={carousel}
              responsive={RESPONSIVE}
              infinite
              arrows={false}
              keyBoardControl={false}
              autoPlay={!reducesMotion && !isPaused}
              autoPlaySpeed={AUTOPLAY_SPEED}
              customTransition={`transform ${motion.base}`}
            >
              {testimonials.map((testimonial) => (
                <TestimonialCard key={testimonial.id} {...testimonial} />
              ))}
            </Carousel>
            <Controls $justify="center">
              <IconButton
                label="Previous testimonial"
                icon={ArrowLeft}
                onClick={() => carousel.current?.previous(0)}
              />
              {!reducesMotion && (
                <IconButton
                  label={isPaused ? 'Play testimonials' : 'Pause testimonials'}
                  icon={isPaused ? Play : Pause}
                  onClick={() => setPaused(!isPaused)}
                />
              )}
              <IconButton
                label="Next testimonial"
                icon={ArrowRight}
                onClick={() => carousel.current?.next(0)}
              />
            </Controls>
          </>
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
