export const downloadContent = {
  title: 'Add Leadside to your browser',
  redirecting: 'Redirecting...',
  /** Before, in and after the link. */
  fallback: ['If nothing happens, ', 'click here', '.'] as const,
  manual: {
    text: "Leadside isn't in the Chrome Web Store yet, so you load it yourself, which takes about a minute. It works in Chrome 120 or newer and in other Chromium browsers, such as Edge and Brave.",
    download: 'Download the extension',
    stepsTitle: 'Load it in your browser',
    /** Text in backticks can be copied. */
    steps: [
      'Unzip the file into a folder that you keep. The browser loads the extension from there.',
      'Open `chrome://extensions` in a new tab.',
      'Turn on Developer mode at the top right.',
      'Choose Load unpacked and select the folder.',
      'Pin Leadside, then open it with its icon or Ctrl+Shift+L (Command+Shift+L on a Mac).',
      'Sign in with your Leadside account.',
    ],
    note: 'An extension that you load yourself has no automatic updates. For a new version, download it again and replace the files in the folder.',
  },
  unavailable:
    "The browser extension isn't available from this server yet: it has no store page, and no file to download. You can use Leadside in the app in the meantime.",
};
