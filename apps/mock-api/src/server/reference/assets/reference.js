// Swagger UI draws its night by a class; the rest of the page follows the same preference by itself.
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
    // Both would ask a server that is not this one.
    validatorUrl: null,
    oauth2RedirectUrl: null,
    syntaxHighlight: { activated: true, theme: 'agate' },
  })
