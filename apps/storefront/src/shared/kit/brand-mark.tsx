import { Logo } from '@selat/ui/logo'

import { useAppearance, useIsDark } from '../app/appearance.ts'
import { tenantImage } from '../app/tenant-image.ts'
import { useTenant } from '../app/tenant.ts'

const size = 'h-9 w-auto max-w-[min(13rem,46vw,100%)] object-contain object-left'

/** Shows the tenant's logo; without one, the neutral mark with the tenant's name beside it. */
export function BrandMark() {
  const { Name, Logo: images } = useTenant()
  const appearance = useAppearance()
  const isDark = useIsDark()
  const address = isDark ? images.Dark : images.Light
  const onPaper = isDark ? images.Light : ''
  if (address === '')
    return (
      <span className="inline-flex items-center gap-2.5 text-lg font-bold">
        <Logo /> {Name}
      </span>
    )
  return (
    <>
      {/* The picture is a block, because a `source` beside the image would otherwise be an item of the header's row. */}
      <picture className={onPaper === '' ? 'block' : 'block print:hidden'}>
        {/* A server cannot know whether the device is dark, and a logo for light pages is hardly visible on a dark
            one. */}
        {appearance === 'system' && images.Dark !== '' && (
          <source media="(prefers-color-scheme: dark)" srcSet={tenantImage(images.Dark)} />
        )}
        {/* The size keeps the row from moving when the picture arrives. */}
        <img
          src={tenantImage(address)}
          alt={Name}
          width={images.Width}
          height={images.Height}
          className={size}
        />
      </picture>
      {/* Paper is light. The browser prints only pictures that have loaded before, so it gets this one now. */}
      {onPaper !== '' && (
        <img src={tenantImage(onPaper)} alt={Name} className={`${size} hidden print:block`} />
      )}
    </>
  )
}
