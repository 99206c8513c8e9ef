import { useAppDispatch } from '#app/hooks.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Note } from './formParts.ts';
import type { OpenForm } from './formSlice.ts';
import { allowFrames } from './useReadForm.ts';

const hostsOf = (origins: readonly string[]): string =>
  origins.map((origin) => new URL(origin).host).join(', ');

/** Asks for the sites whose frames are in the page, as employers embed the forms of their applicant systems. */
export function OtherFrames({ form }: { form: OpenForm & { status: 'read' } }) {
  const dispatch = useAppDispatch();
  const { origin, foreign, framesOf } = form;
  return (
    <>
      {framesOf.length > 0 && <Note>With the part of this page from {hostsOf(framesOf)}.</Note>}
      {foreign.length > 0 && (
        <Note as="div">
          <p>
            A part of this page is from {hostsOf(foreign)}. Nothing of yours goes there unless you
            agree.
          </p>
          <Button onClick={() => void dispatch(allowFrames(origin, foreign))}>
            Fill that part, too
          </Button>
        </Note>
      )}
    </>
  );
}
