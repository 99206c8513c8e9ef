import { startSignIn, takeFromAddress } from './signInCode.ts';

it('takes a code from the address once, and only after a sign-in that began in this tab', () => {
  window.location.hash = 'code=of-somebody-else';
  expect(takeFromAddress()).toEqual({});
  startSignIn();
  window.location.hash = 'code=right';
  expect(takeFromAddress()).toEqual({ code: 'right' });
  expect(window.location.hash).toBe('');
  window.location.hash = 'code=again';
  expect(takeFromAddress()).toEqual({});
});
