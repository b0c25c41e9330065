import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { browserWarning } from './browser-warning.ts'
import { buildId } from './build-id.ts'
import { compileAhead } from './compile-ahead.ts'
import { keepAssets } from './keep-assets.ts'
import { offlineWorker } from './offline-worker.ts'
import { pageFiles } from './page-files.ts'
import { precompressed } from './precompressed.ts'
import { preloadMount } from './preload-mount.ts'
import { scriptWarning } from './script-warning.ts'
import { securityHeaders } from './security-headers.ts'
import { editedTexts } from './server/development/edited-texts.ts'
import { startFailure } from './start-failure.ts'
import { textsAsData } from './texts-as-data.ts'
import { undecodableAddresses } from './undecodable-addresses.ts'

const mockPort = process.env['SELAT_MOCK_PORT'] ?? '4010'
// The mock trusts this proxy, which names the visitor, so that each visitor has limits of their own.
const toMock = { target: `http://127.0.0.1:${mockPort}`, xfwd: true }
const proxy = { '/travel': toMock, '/admin': toMock, '/__mock': toMock }
const allowedHosts = ['.localhost']

const isOfEveryPage = /[\\/](start|react-dom|shell|rolldown-runtime)-[\w-]+\.(js|css)$/

/** Returns the plugins that only the files for the browser and the document need. */
const ofBrowser = () => [
  textsAsData(),
  preloadMount(),
  pageFiles(),
  keepAssets(),
  browserWarning(),
  scriptWarning(),
  startFailure(),
  buildId(),
  offlineWorker(),
  compileAhead(),
  precompressed(),
  editedTexts(),
  undecodableAddresses(),
]

/**
 * The modules that get files of their own: those that send the first requests, those of every page, and those of most pages.
 * The few lines that tell a tenant of an event belong to the modules of every page. react-dom is a file of its own because
 * V8 hands a compiled file over in one task. Figures stand in docs/decisions/0128 and 0131.
 */
const chunkGroups = [
  { name: 'start', test: /[\\/]src[\\/]main\.tsx$/, priority: 4 },
  { name: 'react-dom', test: /[\\/]node_modules[\\/](react-dom|scheduler)[\\/]/, priority: 3 },
  {
    name: 'shell',
    test: /[\\/]src[\\/](app[\\/]mount\.tsx|shared[\\/]app[\\/]analytics[\\/]tell-event\.ts)$/,
    priority: 2,
  },
  { name: 'common', minShareCount: 29, priority: 1 },
]

/**
 * Small modules that several pages share are copied into each page's file; the bundler ensures that they run once. By
 * default it makes a file of almost every one of them: the checkout had 84. A module with styles is not copied, because
 * Vite would write its styles once for each copy.
 */
const copiedModules = { maxSize: 20_000, exclude: /\.css(\?|$)/ }

export default defineConfig(({ command, isSsrBuild = false }) => ({
  // The build for the browser has the public files already.
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : ofBrowser())],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production', 'import', 'default'],
  },
  ssr: {
    // The built server is one file that contains the packages that it needs.
    noExternal: command === 'build' ? true : [],
    // Native code cannot be bundled into a script.
    external: ['@takumi-rs/core'],
    resolve: {
      conditions: ['source', 'module', 'node', 'development|production', 'import', 'default'],
    },
  },
  // During development Vite is a part of the site server, which passes calls on to the API.
  server: { allowedHosts },
  preview: {
    ...{ proxy, allowedHosts, port: 4173, strictPort: true },
    headers: securityHeaders,
  },
  build: {
    target: 'es2023',
    // The licences of all bundled packages must accompany every copy.
    license: { fileName: 'licenses.md' },
    // All browsers of the build target preload modules themselves.
    modulePreload: {
      polyfill: false,
      // Files that every page has loaded already are not preloaded again with each part of it.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'js' ? dependencies.filter((file) => !isOfEveryPage.test(file)) : dependencies,
    },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // Modules can be copied only if no file has to keep the exports of its entry.
          preserveEntrySignatures: false,
          output: {
            codeSplitting: { groups: chunkGroups, experimentalInlineCommonChunks: copiedModules },
            // The first download contains the names of all pages' files, so a shared file is not named after all its pages.
            chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash:7].js`,
            entryFileNames: 'assets/[name]-[hash:7].js',
          },
        },
  },
}))
