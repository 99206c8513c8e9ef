import type { SignInErrorCode } from '#domain/auth.ts';

/** The login form's error messages (product spec, section 8, Login). */
export const SIGN_IN_MESSAGES: Record<SignInErrorCode, string> = {
  'invalid-credential': 'Incorrect email or password. Please try again.',
  'user-not-found': 'No account found with this email address.',
  'wrong-password': 'Incorrect password. Please try again.',
  'invalid-email': 'Please enter a valid email address.',
  'too-many-requests': 'Too many failed attempts. Please try again later.',
  unknown: 'An error occurred during login. Please try again.',
};
