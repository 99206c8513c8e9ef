import { createHash } from 'node:crypto';
import { createManifest } from './manifest.ts';

const manifest = createManifest('https://leads.example.com', '1.2.3');

test('asks for nothing more than it needs at install', () => {
  expect(manifest.permissions).toEqual([
    'activeTab',
    'scripting',
    'sidePanel',
    'storage',
    'contextMenus',
    'alarms',
  ]);
  expect(manifest.host_permissions).toEqual(['https://leads.example.com/*']);
  expect(manifest.optional_permissions).toEqual(['tabs', 'notifications']);
  expect(manifest).not.toHaveProperty('content_scripts');
});

test('runs no remote code', () => {
  const policy = manifest.content_security_policy.extension_pages;
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
});

test('has the id that servers on loopback accept', () => {
  // Chrome writes the first 16 bytes of the key's hash with the letters a to p.
  const hash = createHash('sha256').update(Buffer.from(manifest.key, 'base64')).digest('hex');
  const id = hash
    .slice(0, 32)
    .replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)));
  expect(id).toBe('lnbnbjonmbfoipjhleepjfajhholcigp');
});
