import { hasSessionMarker, setSessionMarker } from './sessionMarker.ts';

afterEach(() => setSessionMarker(false));

test('marks the browser session until the user signs out', () => {
  expect(hasSessionMarker()).toBe(false);
  setSessionMarker(true);
  expect(hasSessionMarker()).toBe(true);
  setSessionMarker(false);
  expect(hasSessionMarker()).toBe(false);
});

test('is a cookie without an age, so that it ends with the browser', () => {
  const set = jest.spyOn(document, 'cookie', 'set');
  setSessionMarker(true);
  expect(set).toHaveBeenCalledWith('leadside-session=1; Path=/; SameSite=Lax');
});

test.each(['leadside-session=0', 'my-leadside-session=1', 'leadside-session=10'])(
  'is not another cookie: %s',
  (cookie) => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue(`a=1; ${cookie}`);
    expect(hasSessionMarker()).toBe(false);
  },
);
