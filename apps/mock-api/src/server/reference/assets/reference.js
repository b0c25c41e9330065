// Swagger UI has its dark theme behind a class; the rest of the page follows the preference through its style sheet.
const night = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', night.matches)
night.addEventListener('change', follow)
follow()

const place = document.querySelector('#operations')
if (place)
  globalThis.SwaggerUIBundle({
    url: '/docs/contract.json',
    domNode: place,
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: -1,
    defaultModelRendering: 'example',
    displayOperationId: true,
    displayRequestDuration: true,
    filter: true,
    tryItOutEnabled: true,
    // Both of these options would send requests to other servers.
    validatorUrl: null,
    oauth2RedirectUrl: null,
    syntaxHighlight: { activated: true, theme: 'agate' },
  })
