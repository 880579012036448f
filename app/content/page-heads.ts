import type { PageMeta } from "../lib/page-meta.ts";
import { metaByAutopilot } from "./autopilot-heads.ts";
import { head as aioi } from "./heads/aioi.ts";
import { head as autopilots } from "./heads/autopilots.ts";
import { head as becomeAPartner } from "./heads/become-a-partner.ts";
import { head as bestModel } from "./heads/best-model.ts";
import { head as company } from "./heads/company.ts";
import { head as contactUs } from "./heads/contact-us.ts";
import { head as cookiePolicy } from "./heads/cookie-policy.ts";
import { head as devopsAcceleration } from "./heads/devops-acceleration.ts";
import { head as edgeAi } from "./heads/edge-ai.ts";
import { head as faqs } from "./heads/faqs.ts";
import { head as home } from "./heads/home.ts";
import { head as moreInfo } from "./heads/more-info.ts";
import { head as pricing } from "./heads/pricing.ts";
import { head as privacyPolicy } from "./heads/privacy-policy.ts";
import { head as privacySovereignty } from "./heads/privacy-sovereignty.ts";
import { head as promotion } from "./heads/promotion.ts";
import { head as resources } from "./heads/resources.ts";
import { head as sitemap } from "./heads/sitemap.ts";
import { head as solutions } from "./heads/solutions.ts";
import { head as successStories } from "./heads/success-stories.ts";
import { head as termsOfService } from "./heads/terms-of-service.ts";

/**
 * Every page of the site by its head: for the sitemap, the pictures and the crawl. Routes fetch the
 * one they need, so that no visitor carries the titles of pages that are not asked for.
 */
export const pageMetas: readonly PageMeta[] = [
  ...Object.values(metaByAutopilot),
  aioi,
  autopilots,
  becomeAPartner,
  bestModel,
  company,
  contactUs,
  cookiePolicy,
  devopsAcceleration,
  edgeAi,
  faqs,
  home,
  moreInfo,
  pricing,
  privacyPolicy,
  privacySovereignty,
  promotion,
  resources,
  sitemap,
  solutions,
  successStories,
  termsOfService,
];
