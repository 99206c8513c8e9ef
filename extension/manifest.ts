import { hostPattern } from './hostPattern.ts';

/**
 * The public half of the key pair that fixes the extension's id, so that servers can name its origin.
 * It isn't a secret: the store keeps the private half.
 */
const KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAuxPktoFeGvXxL/all0Izebvo5H85vSJjRyRUdcuGfomNvUCrYwPMsAO+fCHSmTG42pG08oJA9qgSHRoxfpIAoMlphpzJ8mcERq3nhonK2pbKauTY5HgpLxVmLewVPdUJO/wQD0cvtdxcCAVtnwqCPIS9idxvd8lxUiXdbBq0qVTSkqGhqML/oKJiqRZEJjLkcnvLWwU1oW9FrxuWavka4/AzwG/ASVxXT05ACXwMvCHAaAVSCGzPt2rxD5/arOaAfMebtZGGysbid+EIMI0yVrOx/tCk5W3JEWqvS02w+1ZKBP8qxac47tiuBuuOkQLLYbBdCswL6wq99+XbaeF3EwIDAQAB';

const ICON_SIZES = [16, 32, 48, 128] as const;

const icons = Object.fromEntries(ICON_SIZES.map((size) => [size, `icons/icon-${size}.png`]));

/** Styles are inline because styled-components writes them at run time; scripts never are. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  // 'self' for the fonts of a PDF.
  "connect-src 'self' http: https:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TITLE = 'Leadside';
const PANEL = 'sidepanel/index.html';
const PERMISSIONS = ['activeTab', 'scripting', 'storage', 'contextMenus', 'alarms'];

/** What differs between the browsers. */
const BROWSERS = {
  chrome: {
    key: KEY,
    minimum_chrome_version: '120',
    permissions: [...PERMISSIONS, 'sidePanel'],
    side_panel: { default_path: PANEL },
    background: { service_worker: 'background.js', type: 'module' },
  },
  firefox: {
    browser_specific_settings: {
      gecko: {
        id: 'extension@leadside.example',
        strict_min_version: '140.0',
        data_collection_permissions: {
          required: ['authenticationInfo', 'personallyIdentifyingInfo', 'websiteContent'],
        },
      },
    },
    permissions: PERMISSIONS,
    sidebar_action: {
      default_title: TITLE,
      default_panel: PANEL,
      default_icon: icons,
      open_at_install: false,
    },
    background: { scripts: ['background.js'], type: 'module' },
  },
};

/** The browsers that the extension is built for. */
export type ExtensionBrowser = keyof typeof BROWSERS;

/**
 * The extension's manifest (Manifest V3).
 *
 * @param serverOrigin the server that the extension is built for, without a slash at the end
 * @param version of package.json
 */
export const createManifest = <Name extends ExtensionBrowser>(
  serverOrigin: string,
  version: string,
  browser: Name,
) => ({
  manifest_version: 3,
  name: TITLE,
  description: 'Save the job or contact on the page you are on, and write the pitch beside it.',
  version,
  ...BROWSERS[browser],
  icons,
  action: { default_title: 'Open Leadside', default_icon: icons },
  options_ui: { page: 'options/index.html', open_in_tab: true },
  commands: {
    _execute_action: { suggested_key: { default: 'Ctrl+Shift+L', mac: 'Command+Shift+L' } },
  },
  optional_permissions: ['tabs', 'notifications'],
  host_permissions: [hostPattern(serverOrigin)],
  // Another server, for its host only; or all sites, when the user doesn't want to allow each.
  optional_host_permissions: ['http://*/*', 'https://*/*'],
  content_security_policy: { extension_pages: CONTENT_SECURITY_POLICY },
});
