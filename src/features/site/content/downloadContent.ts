interface DownloadContent {
  title: string;
  /** While the browser goes to the store. */
  redirecting: string;
  fallback: readonly [before: string, link: string, after: string];
  /** Without a store page: the file, and how to load it. */
  manual: {
    text: string;
    download: string;
    stepsTitle: string;
    /** Text in backticks can be copied. */
    steps: readonly string[];
    note: string;
  };
  /** Without a store page and without the file. */
  unavailable: string;
}

export const downloadContent: DownloadContent = {
  title: 'Add Leadside to your browser',
  redirecting: 'Redirecting...',
  fallback: ['If nothing happens, ', 'click here', '.'],
  manual: {
    text: "Leadside isn't in the Chrome Web Store yet, so you load it yourself, which takes about a minute. It works in Chrome 120 or newer and in other Chromium browsers, such as Edge and Brave.",
    download: 'Download the extension',
    stepsTitle: 'Load it in your browser',
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
