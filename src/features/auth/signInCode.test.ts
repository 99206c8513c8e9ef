import { startSignIn, takeFromAddress } from './signInCode.ts';

it('takes a code from the address once, and says whether its sign-in began in this tab', () => {
  window.location.hash = 'code=of-a-link';
  expect(takeFromAddress()).toEqual({ code: 'of-a-link', isOwn: false });
  startSignIn();
  window.location.hash = 'code=right';
  expect(takeFromAddress()).toEqual({ code: 'right', isOwn: true });
  expect(window.location.hash).toBe('');
  window.location.hash = 'code=again';
  expect(takeFromAddress()).toEqual({ code: 'again', isOwn: false });
});
