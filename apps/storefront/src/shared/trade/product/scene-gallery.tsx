import type { Schemas } from '@selat/sdk'
import { ProductScene } from '@selat/ui/product-scene'

import type { CatalogueContent } from './product-url.ts'
import { sceneOfKind } from './scene-of-kind.ts'

type SceneGalleryProps = {
  content: CatalogueContent
  product: Pick<Schemas['ProductRef'], 'Id' | 'Kind'>
}

/** Shows three drawn pictures of a product, always the same ones. They are decoration; the text contains the facts. */
export function SceneGallery({ content, product: { Id, Kind } }: SceneGalleryProps) {
  const kind = sceneOfKind(content, Kind)
  return (
    <div className="grid h-56 gap-2 overflow-hidden rounded-xl sm:h-80 sm:grid-cols-[2fr_1fr] sm:grid-rows-2">
      <ProductScene seed={Id} kind={kind} className="h-full min-h-0 sm:row-span-2" />
      <ProductScene
        seed={`${Id} second`}
        kind={kind}
        isClose
        className="h-full min-h-0 max-sm:hidden"
      />
      <ProductScene
        seed={`${Id} third`}
        kind={kind}
        isNight
        className="h-full min-h-0 max-sm:hidden"
      />
    </div>
  )
}
