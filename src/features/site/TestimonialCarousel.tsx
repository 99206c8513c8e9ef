import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { type FocusEvent, useRef, useState } from 'react';
import MultiCarousel from 'react-multi-carousel';
import styled from 'styled-components';
import { useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { color, motion, radius, space } from '#ui/theme.ts';
import type { Testimonial } from './content/testimonialsContent.ts';
import { REDUCED_MOTION } from './siteStyles.ts';
import { TestimonialCard } from './TestimonialCard.tsx';

// A CommonJS package: with Vite the import is its module, with Jest already its default export.
const Carousel =
  'default' in MultiCarousel ? (MultiCarousel.default as typeof MultiCarousel) : MultiCarousel;

/** Milliseconds between slides (product spec, section 9). */
const AUTOPLAY_SPEED = 5_000;

/** Three slides in wide windows, two from 768 pixels, one in narrower ones (product spec, section 9). */
const RESPONSIVE = {
  wide: { breakpoint: { max: 100_000, min: 1024 }, items: 3 },
  medium: { breakpoint: { max: 1023, min: 768 }, items: 2 },
  narrow: { breakpoint: { max: 767, min: 0 }, items: 1 },
};

/* The package's own style sheet has data: fonts, which the Content-Security-Policy forbids. */
const CarouselFrame = styled.div`
  --gap: ${space[6]};

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

const Controls = styled.div`
  display: flex;
  justify-content: center;
  gap: ${space[2]};
  margin-top: ${space[4]};

  button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 1px solid ${color.control};
    border-radius: ${radius.pill};
    background: ${color.surface};
    color: ${color.ink2};
    transition: color ${motion.fast};
    &:hover {
      color: ${color.ink};
    }
  }
`;

/** The testimonials as a carousel. It moves on, unless the pointer or the focus is inside. */
export function TestimonialCarousel({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const carousel = useRef<MultiCarousel>(null);
  const reducesMotion = useMediaQuery(REDUCED_MOTION);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isMoving = !reducesMotion && !isPaused;

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocus(currentTarget.contains(relatedTarget));

  return (
    <CarouselFrame
      role="group"
      aria-roledescription="carousel"
      aria-label="Testimonials"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={onBlur}
    >
      <Carousel
        ref={carousel}
        responsive={RESPONSIVE}
        infinite
        arrows={false}
        keyBoardControl={false}
        autoPlay={isMoving && !isHovered && !hasFocus}
        autoPlaySpeed={AUTOPLAY_SPEED}
        customTransition={`transform ${motion.base}`}
      >
        {testimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.id} {...testimonial} />
        ))}
      </Carousel>
      <Controls>
        <button
          type="button"
          aria-label="Previous testimonial"
          onClick={() => carousel.current?.previous(0)}
        >
          <Icon of={ArrowLeft} />
        </button>
        {!reducesMotion && (
          <button
            type="button"
            aria-label={isPaused ? 'Play testimonials' : 'Pause testimonials'}
            onClick={() => setPaused(!isPaused)}
          >
            <Icon of={isPaused ? Play : Pause} />
          </button>
        )}
        <button
          type="button"
          aria-label="Next testimonial"
          onClick={() => carousel.current?.next(0)}
        >
          <Icon of={ArrowRight} />
        </button>
      </Controls>
    </CarouselFrame>
  );
}
