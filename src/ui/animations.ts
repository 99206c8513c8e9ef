import { keyframes } from 'styled-components';

/* All animations use only opacity and transform. */

export const fadeIn = keyframes`from { opacity: 0; }`;
export const rise = keyframes`from { opacity: 0; transform: translateY(4px); }`;
export const slideUp = keyframes`from { opacity: 0; transform: translateY(24px); }`;
export const slideFromRight = keyframes`from { opacity: 0; transform: translateX(24px); }`;
export const spin = keyframes`to { transform: rotate(1turn); }`;
export const pulse = keyframes`50% { opacity: 0.5; }`;
