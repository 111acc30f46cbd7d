// People in front of browsers: what they do again and again, and what must hold on every page they see.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before } from 'node:test';
import { chromium } from 'playwright-core';
import { messages } from './messages.js';
import { serve } from './service.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const password = 'four words to keep';

/** A service and a browser for all tests of a file; `visit` opens a window on it. People reach it by the name of `host`. */
export function hall(command, host, settings) {
  const hall = {};
  const visitors = [];
  before(async () => {
    hall.service = await serve(command, host, settings);
    hall.browser = await chromium.launch({
      executablePath: process.env.PODIUM_CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
  });
  after(async () => {
    await hall.browser?.close();
    await hall.service?.stop();
    for (const visitor of visitors) assert.deepEqual(visitor.faults, [], 'nothing went wrong behind the pages');
  });
  /** Opens a window: `phone`, `language`, `dark`, `plain` (without JavaScript). */
  hall.visit = async (options = {}) => {
    const visitor = await Visitor.open(hall, visitors.length + 1, options);
    visitors.push(visitor);
    return visitor;
  };
  return hall;
}

/** Tests that go on where the one before them stopped: after one that fails the others are skipped. */
export function steps(test) {
  let failed = false;
  return (name, run) =>
    test.test(name, async (step) => {
      if (failed) return step.skip('a step before it failed');
      failed = true;
      await run();
      failed = false;
    });
}

/** Somebody with a browser window. */
export class Visitor {
  static async open(hall, number, { phone = false, language = 'en', dark = false, plain = false }) {
    const options = {
      baseURL: hall.service.address,
      viewport: phone ? { width: 360, height: 740 } : { width: 1280, height: 800 },
      hasTouch: phone,
      isMobile: phone,
      locale: language,
      colorScheme: dark ? 'dark' : 'light',
      javaScriptEnabled: !plain,
      timezoneId: 'Europe/Paris',
      extraHTTPHeaders: { 'X-Forwarded-For': `10.0.${number >> 8}.${number & 255}` },
    };
    const context = await hall.browser.newContext(options);
    context.setDefaultTimeout(45000);
    return new Visitor(context, await context.newPage(), options, messages(language));
  }

  /** `say` gives the words of a message in the visitor's language. */
  constructor(context, page, options, say) {
    this.options = options;
    this.plain = !options.javaScriptEnabled;
    this.say = say;
    this.context = context;
    this.page = page;
    this.faults = [];
    context.on('console', (message) => {
      // Chromium says this of every answer from 400 on; those are looked at below.
      const known = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !known) this.faults.push(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => this.faults.push(`script: ${error.error()}`));
    context.on('requestfailed', (request) => {
      // A page that is left gives up what it was still waiting for.
      const reason = request.failure()?.errorText;
      if (reason !== 'net::ERR_ABORTED') this.faults.push(`${request.method()} ${request.url()}: ${reason}`);
    });
    context.on('response', (response) => {
      // The page itself may be a refusal, which the test reads; nothing may be the service's own fault.
      const page = response.request().isNavigationRequest();
      if (response.status() >= (page ? 500 : 400)) this.faults.push(`${response.status()} ${response.url()}`);
    });
  }

  /** Opens an address and checks the page. */
  async open(path, except = []) {
    const response = await this.page.goto(path);
    await this.check(except);
    return response;
  }

  /** Presses the button or follows the link of that name, and waits for the page after it. */
  async press(name, within = this.page) {
    const target = within.getByRole('button', { name, exact: true }).or(within.getByRole('link', { name, exact: true }));
    const done = Promise.all([this.page.waitForEvent('load'), target.first().click()]);
    await done.catch((error) => this.#lost(`“${name}” leads nowhere`, error));
  }

  async #lost(what, cause) {
    const shown = await this.page.getByRole('main').innerText();
    throw new Error(`${what} on ${this.page.url()}, which shows:\n${shown}`, { cause });
  }

  /** Fills in fields by their labels; what is folded away is opened first. */
  async fill(fields, within = this.page) {
    for (const [label, value] of Object.entries(fields)) {
      const name = { name: label, exact: true, includeHidden: true };
      const by = ['textbox', 'combobox', 'spinbutton', 'checkbox', 'radio'].map((role) => within.getByRole(role, name));
      const labelled = within.getByLabel(label, { exact: true });
      const field = by.reduce((one, other) => one.or(other), labelled).first();
      await field.waitFor({ state: 'attached' });
      for (const fold of await field.locator('xpath=ancestor::details[not(@open)]').all()) {
        await fold.locator('summary').first().click();
      }
      const kind = await field.evaluate((element) => element.type);
      if (kind === 'select-one') await field.selectOption(value);
      else if (kind === 'checkbox' || kind === 'radio') await field.setChecked(value);
      else await field.fill(String(value));
    }
  }

  /** The page shows these words somewhere a person can see. */
  async sees(...words) {
    for (const word of words) {
      const found = this.page.getByText(word).first();
      await found.waitFor({ state: 'visible' }).catch((error) => this.#lost(`there is no “${word}”`, error));
    }
  }

  /** The page does not show these words. */
  async misses(...words) {
    for (const word of words) assert.equal(await this.page.getByText(word).count(), 0, `“${word}” is on the page`);
  }

  /** Makes an account and signs in. */
  async join(name) {
    const email = `${name.toLowerCase().normalize('NFD').replace(/[^a-z]+/g, '.')}@example.org`;
    await this.page.goto('/sign-up');
    await this.page.locator('input[name=name]').fill(name);
    await this.page.locator('input[name=email]').fill(email);
    await this.page.locator('input[name=password]').fill(password);
    await Promise.all([this.page.waitForURL('**/sign-in?done=signed-up'), this.page.locator('main form button').click()]);
    await this.page.locator('input[name=email]').fill(email);
    await this.page.locator('input[name=password]').fill(password);
    await Promise.all([this.page.waitForURL('**/home'), this.page.locator('main form button').first().click()]);
  }

  /** What must hold on every page: readable for everybody, nothing to scroll sideways, nothing failed. `except` are rules
   * of axe that a page breaks for a reason. */
  async check(except = []) {
    const url = this.page.url();
    const page = this.plain ? await this.#copy() : this.page;
    await page.evaluate(axe);
    const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
    const options = { runOnly: standards, rules, resultTypes: ['violations'] };
    const { violations } = await page.evaluate((options) => window.axe.run(options), options);
    if (this.plain) await page.context().close();
    const found = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(' ')}`);
    assert.deepEqual(found, [], `axe finds nothing on ${url}`);
    await this.fits();
  }

  /** Nothing to scroll sideways, nothing failed. */
  async fits() {
    const url = this.page.url();
    const { wide, inner } = await this.page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      inner: document.documentElement.clientWidth,
    }));
    assert.ok(wide <= inner, `${url} is ${wide} px wide in a window of ${inner} px`);
    assert.deepEqual(this.faults, [], `nothing failed up to ${url}`);
  }

  /** axe needs scripts to run: the page as it stands in a window that has them, but none of the page's own. */
  async #copy() {
    const html = (await this.page.content()).replace(/<\/?noscript>/g, '');
    const url = this.page.url();
    const context = await this.context.browser().newContext({ ...this.options, javaScriptEnabled: true });
    const page = await context.newPage();
    await page.route('**/*', (route) => {
      const request = route.request();
      if (request.url() === url) return route.fulfill({ contentType: 'text/html', body: html });
      return request.resourceType() === 'script' ? route.fulfill({ body: '' }) : route.continue();
    });
    await page.goto(url);
    return page;
  }
}
