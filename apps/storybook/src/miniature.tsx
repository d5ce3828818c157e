import { idOf } from '../../../scripts/stories/story-id.ts'

/** The size at which a state is drawn, of a window that is 1280 pixels wide. */
const scale = 0.3

/** A story as it stands there, small. Stories are drawn one by one, when they are asked for: they share what the browser keeps for a page. */
export function Miniature({ state, story }: { readonly state: string; readonly story: string }) {
  return (
    <details name="miniature">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-muted">
        Look at it here
      </summary>
      <div className="h-60 w-96 max-w-full overflow-hidden rounded-md border border-line bg-paper">
        <iframe
          title={state}
          src={`./iframe.html?id=${idOf(story)}&viewMode=story`}
          loading="lazy"
          tabIndex={-1}
          inert
          width={1280}
          height={800}
          className="origin-top-left"
          style={{ scale }}
        />
      </div>
    </details>
  )
}
