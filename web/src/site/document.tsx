import { Layout } from './layout.tsx';
import type { SitePage } from './page.ts';

/** What the build made for the site. */
export interface SiteAssets {
  /** The whole style sheet, to stand in the page. */
  css: string;
  /** Address of the script, which theme.js adds after the first paint, with the font and the manifest. */
  script: string;
  /** The same for the pages of signing in. */
  accountScript: string;
  /** Runs before the first paint. */
  theme: string;
}

const NAME = 'Smoko';
const IMAGE = '/pictures/share.png';

/** `data-origin`: the server puts its public address in front. */
export function Document({ page, assets }: { page: SitePage; assets: SiteAssets }) {
  const { path, description, Body, structured = [], hidden = false, account = false } = page;
  const title = path === '/' ? `${NAME}: ${page.title}` : `${page.title} | ${NAME}`;
  return (
    <html lang="en-AU" data-script="theme" data-later={account ? assets.accountScript : assets.script}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {hidden && <meta name="robots" content="noindex" />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which the server's policy names by its hash */}
        <script dangerouslySetInnerHTML={{ __html: assets.theme }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: assets.css }} />
        <meta name="theme-color" content="#1b1914" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        {!hidden && <link rel="canonical" href={path} data-origin="href" />}
        <meta property="og:site_name" content={NAME} />
        <meta property="og:type" content="website" />
        <meta property="og:locale" content="en_AU" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {!hidden && <meta property="og:url" content={path} data-origin="content" />}
        <meta property="og:image" content={IMAGE} data-origin="content" />
        <meta property="og:image:alt" content="The Smoko mug: smarter job management for tradies" />
        <meta name="twitter:card" content="summary_large_image" />
        {structured.map((data) => (
          <script
            key={JSON.stringify(data)}
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data; nothing in it can end the element
            dangerouslySetInnerHTML={{ __html: jsonLd(data) }}
          />
        ))}
      </head>
      <body>
        {account ? (
          <Body />
        ) : (
          <Layout path={path}>
            <Body />
          </Layout>
        )}
      </body>
    </html>
  );
}

const jsonLd = (data: object): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
