import { useMemo } from 'react'
import { encode } from 'uqr'

/** Modules of white around the code; readers count on four. */
const border = 4

/** A text as a QR code, dark on white in both themes: many readers take no light one on dark. */
export default function QrPicture({
  text,
  label,
  size: width = 'size-52',
}: {
  readonly text: string
  readonly label: string
  readonly size?: string
}) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { ecc: 'M', border })
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size, path: dark.join('') }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`${width} rounded-md border border-line bg-[#fff]`}
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
