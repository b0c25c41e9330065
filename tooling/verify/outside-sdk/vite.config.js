// A browser's page of one module; the manifest says what it loads at once and what only when asked.
export default {
  build: {
    outDir: 'vite',
    manifest: 'manifest.json',
    modulePreload: false,
    target: 'es2022',
    rolldownOptions: { input: 'out/one-operation.js' },
  },
}
