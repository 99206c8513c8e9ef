import { Pause, Play } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '#ui/display/Icon.tsx';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { SpinnerMark } from '#ui/feedback/SpinnerMark.tsx';
import { color, media, motion, space, text } from '#ui/theme.ts';
import { REDUCED_MOTION } from './siteStyles.ts';
import { DARK_SYSTEM, WindowPicture } from './WindowPicture.tsx';

/** How long the control stays after playback has started (product spec, section 9). */
const CONTROL_HIDES_AFTER = '2s';

/** How much of the video is in the window when it starts. */
const VISIBLE_SHARE = 0.5;

/** How wide the video is: as wide as the content. */
const SIZES = '(min-width: 1168px) 1120px, 100vw';

const VideoFrame = styled.div`
  position: relative;
  aspect-ratio: 16 / 10;
  background: ${color.sunken};

  video,
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** The whole picture is the button. */
const Toggle = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  width: 100%;
  &:focus-visible {
    outline-offset: -4px;
  }
`;

const Control = styled.span`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: 50%;
  background: ${color.accent};
  color: ${color.onAccent};
  transition: opacity ${motion.base};

  [data-state='playing'] > & {
    opacity: 0;
    transition-delay: ${CONTROL_HIDES_AFTER};
  }
  [data-state='playing']:focus-visible > & {
    opacity: 1;
    transition-delay: 0s;
  }
  ${media.narrow} {
    width: 56px;
    height: 56px;
  }
`;

const Failure = styled.p`
  position: absolute;
  inset: auto 0 0;
  padding: ${space[2]};
  background: ${color.surface};
  ${text.small}
  text-align: center;
`;

/**
 * The demo: silent, in a loop. It loads and plays while it's in the window, until the visitor pauses it.
 * With reduced motion it waits for a click.
 */
export function DemoVideo() {
  const player = useRef<HTMLVideoElement>(null);
  const isPausedByVisitor = useRef(false);
  /** `loading` until the video can play. */
  const [state, setState] = useState<'paused' | 'loading' | 'playing' | 'failed'>('paused');
  const descriptionId = useId();
  const isRunning = state === 'playing' || state === 'loading';

  useEffect(() => {
    if (!player.current || window.matchMedia(REDUCED_MOTION).matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser reports several changes at once; the last one counts.
        if (!entries.at(-1)?.isIntersecting) player.current?.pause();
        else if (!isPausedByVisitor.current) play(player.current);
      },
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(player.current);
    return () => observer.disconnect();
  }, []);

  function toggle() {
    isPausedByVisitor.current = isRunning;
    if (isRunning) player.current?.pause();
    else play(player.current);
  }

  return (
    <VideoFrame>
      <WindowPicture
        path="/media/demo-poster-light"
        darkPath="/media/demo-poster-dark"
        alt=""
        sizes={SIZES}
        fetchPriority="high"
      />
      {/* The description says what happens in the silent video. */}
      <video
        ref={player}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden
        tabIndex={-1}
        onPlay={() => setState('loading')}
        onWaiting={() => setState('loading')}
        onPlaying={() => setState('playing')}
        onPause={() => setState('paused')}
      >
        <source src="/demo-dark.mp4" type="video/mp4" media={DARK_SYSTEM} />
        {/* The browser tries the sources in turn, and the last one says that none could be loaded. */}
        <source src="/demo.mp4" type="video/mp4" onError={() => setState('failed')} />
      </video>
      {state === 'failed' ? (
        <Failure role="status">The video couldn't be loaded.</Failure>
      ) : (
        <Toggle
          type="button"
          aria-label={isRunning ? 'Pause the demo video' : 'Play the demo video'}
          aria-describedby={descriptionId}
          aria-busy={state === 'loading'}
          data-state={state}
          onClick={toggle}
        >
          <Control>
            {state === 'loading' ? (
              <SpinnerMark />
            ) : (
              <Icon of={isRunning ? Pause : Play} size={24} />
            )}
          </Control>
        </Toggle>
      )}
      <VisuallyHidden as="p" id={descriptionId}>
        The side panel opens next to a job posting and reads its title, company and location. The
        lead is saved, a pitch is written beside the posting and inserted into the application, and
        the lead appears in the dashboard.
      </VisuallyHidden>
    </VideoFrame>
  );
}

/** Plays unless the browser forbids it. The events of the video set the state. */
function play(player: HTMLVideoElement | null): void {
  player?.play().catch(() => {
    // Forbidden, paused before it began, or not loaded: the `pause` and `error` events say so.
    player.pause();
  });
}
