import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { color } from '#ui/theme.ts';
import { REDUCED_MOTION } from './siteStyles.ts';
import { DARK_SYSTEM, WindowPicture } from './WindowPicture.tsx';

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

/**
 * The demo: silent, in a loop. It loads and plays while it's in the window, unless the visitor has paused it.
 * With reduced motion it waits for a click.
 */
export function DemoVideo() {
  const player = useRef<HTMLVideoElement>(null);
  const descriptionId = useId();

  useEffect(() => {
    const video = player.current;
    if (!video || window.matchMedia(REDUCED_MOTION).matches) return;
    let playsInWindow = true;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser reports several changes at once; the last one counts.
        if (!entries.at(-1)?.isIntersecting) {
          playsInWindow = !video.paused || video.currentTime === 0;
          video.pause();
        } else if (playsInWindow) {
          // Where the browser forbids it, the controls start it.
          video.play().catch(() => {});
        }
      },
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(video);
    return () => observer.disconnect();
  }, []);

  return (
    <VideoFrame>
      {/* The poster in the color scheme and size of the window; the video is transparent until it plays. */}
      <WindowPicture
        path="/media/demo-poster-light"
        darkPath="/media/demo-poster-dark"
        alt=""
        sizes={SIZES}
        fetchPriority="high"
      />
      <video
        ref={player}
        controls
        muted
        loop
        playsInline
        preload="none"
        aria-label="Demo video"
        aria-describedby={descriptionId}
      >
        <source src="/demo-dark.mp4" type="video/mp4" media={DARK_SYSTEM} />
        <source src="/demo.mp4" type="video/mp4" />
      </video>
      <VisuallyHidden as="p" id={descriptionId}>
        The side panel opens next to a job posting and reads its title, company and location. The
        lead is saved, a pitch is written beside the posting and inserted into the application, and
        the lead appears in the dashboard.
      </VisuallyHidden>
    </VideoFrame>
  );
}
