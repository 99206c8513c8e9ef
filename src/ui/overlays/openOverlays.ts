/*
 * What is fetched when the first menu or tooltip opens (overlayPart.tsx).
 */
export * from './MenuParts.tsx';
export { OpenTooltip } from './OpenTooltip.tsx';
