/** Shows on the toolbar icon how many follow-ups are due; tabs may show a mark instead. */
export async function showDueCount(count: number): Promise<void> {
  await chrome.action.setBadgeText({ text: count > 0 ? String(count) : '' });
  await chrome.action.setBadgeBackgroundColor({ color: '#2444c0' });
}
