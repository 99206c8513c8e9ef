import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isWebBuildFresh, publishWebBuild, webFingerprint } from './webBuild.ts';

describe('the fingerprint of the web app', () => {
  let root: string;
  const put = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'leadside-fingerprint-'));
    put('src/app/main.tsx', 'start()');
    put('public/theme.js', 'dark()');
    put('index.html', '<html></html>');
    put('build/index.html', '<html></html>');
    publishWebBuild(join(root, 'build'), webFingerprint(root, {}), root);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('accepts a build from the same files and settings', () => {
    expect(isWebBuildFresh(root, {})).toBe(true);
    expect(isWebBuildFresh(root, { FIREBASE_PROJECT_ID: '' })).toBe(true);
  });

  it.each([
    ['a changed source', 'src/app/main.tsx', 'stop()'],
    ['a new source', 'src/ui/buttons/Button.tsx', 'button()'],
    ['a changed static file', 'public/theme.js', 'light()'],
    ['a new set of packages', 'package-lock.json', '{}'],
    ['another build configuration', 'vite.config.ts', 'export default {}'],
  ])('rejects it after %s', (_what, path, text) => {
    put(path, text);
    expect(isWebBuildFresh(root, {})).toBe(false);
  });

  it('rejects it with another build-time setting', () => {
    expect(isWebBuildFresh(root, { EARLY_ACCESS_URL: 'https://example.com/join' })).toBe(false);
  });

  it('a new build replaces pages, and keeps what open pages load for a month', () => {
    const web = (path: string) => join(root, 'dist/web', path);
    put('dist/web/assets/main-old.js', 'old()');
    put('dist/web/assets/main-oldest.js', 'oldest()');
    put('dist/web/gone.html', 'gone');
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    utimesSync(web('assets/main-oldest.js'), longAgo, longAgo);
    put('build/index.html', '<html>new</html>');
    put('build/assets/main-new.js', 'new()');
    publishWebBuild(join(root, 'build'), 'new', root);
    expect(readFileSync(web('index.html'), 'utf8')).toBe('<html>new</html>');
    expect(readdirSync(web('assets')).sort()).toEqual(['main-new.js', 'main-old.js']);
    expect(existsSync(web('gone.html'))).toBe(false);
  });

  it('ignores tests', () => {
    put('src/app/main.test.tsx', 'test()');
    put('src/test/setup.ts', 'prepare()');
    expect(isWebBuildFresh(root, {})).toBe(true);
  });
});
