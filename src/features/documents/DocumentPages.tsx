import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { palettes, shadow, space } from '#ui/theme.ts';
import type { PlacedText } from './placeTexts.ts';
import type { Drawing } from './useDrawing.ts';

const Sheet = styled.div`
  position: relative;
  background: ${palettes.light.surface};
  box-shadow: ${shadow.card};
  & + & {
    margin-top: ${space[6]};
  }
  canvas {
    display: block;
    width: 100%;
  }
`;

/** The paper is white in both color schemes. */
const Words = styled.span`
  position: absolute;
  border-radius: 2px;
  mix-blend-mode: multiply;
  cursor: pointer;
  &[data-lit] {
    background: ${palettes.light.accentSoft};
  }
`;

function Page({ bitmap, name }: { bitmap: ImageBitmap; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (!canvas.current) return;
    Object.assign(canvas.current, { width: bitmap.width, height: bitmap.height });
    canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return <canvas ref={canvas} role="img" aria-label={name} />;
}

const percent = (share: number): string => `${share * 100}%`;

const Place = ({ place, isLit }: { place: PlacedText; isLit: boolean }) => (
  <Words
    data-part={place.id}
    data-lit={isLit || undefined}
    style={{
      left: percent(place.left),
      top: percent(place.top),
      width: percent(place.width),
      height: percent(place.height),
    }}
  />
);

interface DocumentPagesProps {
  drawing: Exclude<Drawing, null | 'failed'>;
  name: string;
  /** The id of the text that is tinted. */
  lit: string | null;
}

/** The pages of a document below each other. Each text has a `data-part` with its id. */
export const DocumentPages = ({ drawing: { pages, places }, name, lit }: DocumentPagesProps) =>
  pages.map((bitmap, page) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
    <Sheet key={page}>
      <Page bitmap={bitmap} name={`${name}, page ${page + 1} of ${pages.length}`} />
      <span aria-hidden>
        {places.map(
          (place, index) =>
            place.page === page && (
              // biome-ignore lint/suspicious/noArrayIndexKey: an id has several places
              <Place key={index} place={place} isLit={place.id === lit} />
            ),
        )}
      </span>
    </Sheet>
  ));
