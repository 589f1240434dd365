/** Screenshots of the running product, taken by `npm run screenshots`. */
const screens = [
	{ name: 'upload', tab: 'Upload', caption: 'An NDA is chosen on the dashboard, by the party that received it.' },
	{ name: 'report', tab: 'Report', caption: 'Seconds later: the verdict, and the three things to do before signing.' },
	{ name: 'text', tab: 'Exact words', caption: 'A click on a point opens the contract at the very words.' },
]

const size = { width: 1280, height: 800 }

/**
 * Three captioned screens to step through. Radio buttons do the stepping, so it needs no script, moves only on
 * request, and causes no layout shift.
 */
export function Demo() {
	return (
		<div role="group" aria-label="Demo: an NDA, from upload to the exact words" className="demo grid content-start gap-4">
			{screens.map((screen, index) => (
				<input key={screen.name} type="radio" name="demo" id={`demo-${screen.name}`} defaultChecked={index === 0} className="sr-only" />
			))}
			<div className="flex flex-wrap gap-2">
				{screens.map((screen, index) => (
					<label
						key={screen.name}
						htmlFor={`demo-${screen.name}`}
						className={
							`demo-tab-${index + 1} inline-flex min-h-11 cursor-pointer items-center rounded-lg border border-line px-4 ` +
							'font-semibold hover:bg-raised'
						}
					>
						{screen.tab}
					</label>
				))}
			</div>
			<div className="grid">
				{screens.map((screen, index) => (
					<figure key={screen.name} className={`demo-screen demo-screen-${index + 1} col-start-1 row-start-1`}>
						<picture className="block overflow-hidden rounded-xl border border-line bg-raised">
							<img
								{...size}
								src={`/demo/${screen.name}-light.webp`}
								alt=""
								loading="lazy"
								decoding="async"
								className="only-in-light h-auto w-full"
							/>
							<img
								{...size}
								src={`/demo/${screen.name}-dark.webp`}
								alt=""
								loading="lazy"
								decoding="async"
								className="only-in-dark h-auto w-full"
							/>
						</picture>
						<figcaption className="mt-3 min-h-[3.25rem] text-muted">{screen.caption}</figcaption>
					</figure>
				))}
			</div>
		</div>
	)
}
