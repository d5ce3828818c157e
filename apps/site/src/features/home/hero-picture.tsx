import picture from './hero.svg'

/** Morning light on a clean floor. The file follows the visitor's colour scheme by itself. */
export function HeroPicture() {
  return (
    <img
      src={picture}
      alt=""
      width={960}
      height={800}
      fetchPriority="high"
      className="h-auto w-full rounded-xl object-cover object-bottom max-sm:aspect-[2/1]"
    />
  )
}
