type Page = {
  readonly title: string
  readonly here: '/docs' | '/docs/problems'
  readonly body: string
}

/** Renders the frame of all pages of the reference. `body` is HTML. */
export function pageFrame({ title, here, body }: Page): string {
  const links = [
    ['/docs', 'Operations'],
    ['/docs/problems', 'Problems'],
    ['/openapi.json', 'openapi.json'],
    ['/__mock', 'Console'],
  ].map(
    ([href, label]) =>
      `<a href="${href}"${href === here ? ' aria-current="page"' : ''}>${label}</a>`,
  )
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="/docs/assets/reference.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/docs/assets/tokens.css" />
    <link rel="stylesheet" href="/docs/assets/reference.css" />
    <link rel="stylesheet" href="/docs/assets/operations.css" />
  </head>
  <body>
    <a class="skip" href="#content">Skip to the content</a>
    <header class="bar">
      <p class="name"><img src="/docs/assets/reference.svg" alt="" width="28" height="28" />Selat travel API</p>
      <nav aria-label="Reference">${links.join('')}</nav>
    </header>
    <main id="content">${body}</main>
    <script src="/docs/assets/swagger-ui-bundle.js" defer></script>
    <script src="/docs/assets/reference.js" defer></script>
  </body>
</html>
`
}
