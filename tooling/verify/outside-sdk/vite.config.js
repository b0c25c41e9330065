// This builds a page of one module. The manifest says what the page loads at once, and what only on demand.
export default {
  build: {
    outDir: 'vite',
    manifest: 'manifest.json',
    modulePreload: false,
    target: 'es2022',
    rolldownOptions: { input: 'out/one-operation.js' },
  },
}
