import {
  languagePaths,
  privateAddresses,
  privateHeaders,
  privatePages,
} from '../../packages/local-stack/src/http/security-headers.ts'
import { hubPaths } from '../../packages/local-stack/src/site/serve-files.ts'
import type { Deployment } from './deployment.ts'
import { hub, immutable, siteHeaders } from './headers.ts'

/*
 * The rules by which hosts serve the sites: the Command Hub's one page for every address below /admin that is no file, the public site's own pages, its
 * 404 page for the rest, and the same headers everywhere.
 */

type Headers = Readonly<Record<string, string>>

const lines = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers).map(([name, value]) => line(name, value))

/**
 * `_redirects` of Netlify, Cloudflare Pages and others. On Netlify the first rule counts that fits, and a file that exists comes before it. Cloudflare
 * Pages puts the rules before the files and takes `/admin/*` to a page below it for a loop, so it leaves the first two out: there the Command Hub has the
 * addresses that are named, and the 404 page has the rest.
 */
export const redirects = [
  '/admin/assets/* /404.html 404',
  '/admin/* /admin/index.html 200',
  ...[...hubPaths]
    .filter((path) => path !== '')
    .flatMap((path) => [`/admin/${path} /admin/ 200`, `/admin/${path}/ /admin/ 200`]),
  '',
].join('\n')

/** `_headers` of the same hosts. */
export function headersFile(deployment: Deployment): string {
  const block = (path: string, headers: Headers) =>
    [path, ...lines(headers, (name, value) => `  ${name}: ${value}`), ''].join('\n')
  const replacing = (path: string, headers: Headers) =>
    [
      path,
      ...Object.keys(headers).map((name) => `  ! ${name}`),
      ...lines(headers, (name, value) => `  ${name}: ${value}`),
      '',
    ].join('\n')
  return [
    block('/*', siteHeaders(deployment)),
    block('/assets/*', immutable),
    block('/admin/assets/*', immutable),
    block('/admin/*', hub),
    // Hosts add up what several blocks say of one header, unless a later one takes it away first.
    ...privateAddresses.map((path) => replacing(path, privateHeaders)),
  ].join('\n')
}

/** A site block for Caddy 2, with the files in /srv/site. No two of its matchers set one header: versions differ in which of them comes last. */
export function caddyfile(deployment: Deployment): string {
  const header = (headers: Headers) => lines(headers, (name, value) => `${name} "${value}"`)
  const common = Object.entries(siteHeaders(deployment))
  const isReplaced = ([name]: readonly [string, string]) => Object.hasOwn(privateHeaders, name)
  const everywhere = Object.fromEntries(common.filter((entry) => !isReplaced(entry)))
  const elsewhere = Object.fromEntries(common.filter(isReplaced))
  return `${new URL(deployment.siteUrl).host} {
	root * /srv/site
	encode zstd gzip
	header {
		${header(everywhere).join('\n\t\t')}
	}
	@public not path ${privateAddresses.join(' ')}
	header @public {
		${header(elsewhere).join('\n\t\t')}
	}
	@private path ${privateAddresses.join(' ')}
	header @private {
		${header(privateHeaders).join('\n\t\t')}
	}
	@hub path /admin /admin/*
	header @hub {
		${header(hub).join('\n\t\t')}
	}
	@assets path /assets/* /admin/assets/*
	@immutable {
		path /assets/* /admin/assets/*
		file
	}
	header @immutable {
		${header(immutable).join('\n\t\t')}
	}
	handle @assets {
		file_server
	}
	handle @hub {
		try_files {path} /admin/index.html
		file_server
	}
	handle {
		try_files {path} {path}/index.html
		file_server
	}
	handle_errors {
		@missing expression {http.error.status_code} == 404
		handle @missing {
			rewrite * /404.html
			file_server
		}
	}
}
`
}

/** A server block for nginx, with the files in /srv/site. A location with headers of its own does not inherit the server's. */
export function nginxConf(deployment: Deployment): string {
  const always = (headers: Headers) =>
    lines(headers, (name, value) => `        add_header ${name} "${value}" always;`).join('\n')
  const common = siteHeaders(deployment)
  return `server {
    listen 80;
    server_name ${new URL(deployment.siteUrl).host};
    root /srv/site;
    error_page 404 /404.html;
    gzip on;
    gzip_types text/css text/javascript application/javascript application/json image/svg+xml;

    location ~ ^/(admin/)?assets/ {
        try_files $uri =404;
${always({ ...common, ...immutable })}
    }
    location ~ ^/admin(/|$) {
        try_files $uri /admin/index.html;
${always({ ...common, ...hub })}
    }
    location ~ ^(${languagePaths.join('|')})?(${privatePages.join('|')})(/|/index\\.html)?$ {
        try_files $uri $uri/index.html =404;
${always({ ...common, ...privateHeaders })}
    }
    location / {
        try_files $uri $uri/index.html =404;
${always(common)}
    }
}
`
}
